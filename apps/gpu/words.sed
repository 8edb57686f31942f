# Copies and fills of 60 bytes and more that lie on word boundaries: see shim.h.
s/@llvm\.memcpy\.p0\.p0\.i64\(ptr [^%@]*align (4|8|16)[^%@]* ([%@][A-Za-z0-9_.$]+), ptr [^%@]*align (4|8|16)[^%@]* ([%@][A-Za-z0-9_.$]+), i64 ([6-9][0-9]|[0-9]{3,}), i1 false\)/@copy_words(ptr \2, ptr \4, i64 \5)/
s/@llvm\.memset\.p0\.i64\(ptr [^%@]*align (4|8|16)[^%@]* ([%@][A-Za-z0-9_.$]+), i8 (-?[0-9]+), i64 ([6-9][0-9]|[0-9]{3,}), i1 false\)/@fill_words(ptr \2, i8 zeroext \3, i64 \4)/
