#include "apps/server/core/secret.h"

#include <sodium.h>

#include <vector>

namespace triclinium::server {

namespace {

// One call of the system for many numbers: a deal draws a hundred of them.
std::uint64_t secure_bits() {
  thread_local std::uint64_t pool[64];
  thread_local int used = 64;
  if (used == 64) {
    randombytes_buf(pool, sizeof pool);
    used = 0;
  }
  const std::uint64_t bits = pool[used];
  pool[used++] = 0;
  return bits;
}

}  // namespace

bool init_secrets() { return sodium_init() >= 0; }

Random secure_random() { return Random(&secure_bits); }

std::string random_token(int bytes) {
  std::vector<unsigned char> raw(static_cast<std::size_t>(bytes));
  randombytes_buf(raw.data(), raw.size());
  std::string text(sodium_base64_encoded_len(raw.size(), sodium_base64_VARIANT_URLSAFE_NO_PADDING),
                   '\0');
  sodium_bin2base64(text.data(), text.size(), raw.data(), raw.size(),
                    sodium_base64_VARIANT_URLSAFE_NO_PADDING);
  text.pop_back();
  return text;
}

std::string random_id(std::string_view prefix) {
  static constexpr char letters[] = "0123456789abcdefghjkmnpqrstvwxyz";
  std::string id(prefix);
  for (int i = 0; i < 12; ++i) id += letters[randombytes_uniform(32)];
  return id;
}

std::string token_hash(std::string_view token) {
  std::string hash(crypto_generichash_BYTES, '\0');
  crypto_generichash(reinterpret_cast<unsigned char*>(hash.data()), hash.size(),
                     reinterpret_cast<const unsigned char*>(token.data()), token.size(), nullptr,
                     0);
  return hash;
}

bool equal_secrets(std::string_view a, std::string_view b) {
  return a.size() == b.size() && sodium_memcmp(a.data(), b.data(), a.size()) == 0;
}

std::string hash_password(const std::string& password) {
  char hash[crypto_pwhash_STRBYTES];
  if (crypto_pwhash_str(hash, password.data(), password.size(), crypto_pwhash_OPSLIMIT_INTERACTIVE,
                        crypto_pwhash_MEMLIMIT_INTERACTIVE) != 0) {
    return "";
  }
  return hash;
}

bool password_matches(const std::string& hash, const std::string& password) {
  return crypto_pwhash_str_verify(hash.c_str(), password.data(), password.size()) == 0;
}

}  // namespace triclinium::server
