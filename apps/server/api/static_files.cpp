#include "apps/server/api/static_files.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>

#include "apps/server/api/call.h"
#include "engine/digest.h"

namespace triclinium::server {

namespace {

namespace fs = std::filesystem;

struct MediaType {
  std::string_view ending;
  std::string_view type;
};
constexpr std::array media_types{
    MediaType{".html", "text/html; charset=utf-8"},
    MediaType{".js", "text/javascript; charset=utf-8"},
    MediaType{".mjs", "text/javascript; charset=utf-8"},
    MediaType{".css", "text/css; charset=utf-8"},
    MediaType{".json", "application/json"},
    MediaType{".webmanifest", "application/manifest+json"},
    MediaType{".svg", "image/svg+xml"},
    MediaType{".png", "image/png"},
    MediaType{".jpg", "image/jpeg"},
    MediaType{".webp", "image/webp"},
    MediaType{".ico", "image/x-icon"},
    MediaType{".woff2", "font/woff2"},
    MediaType{".wasm", "application/wasm"},
    MediaType{".mp3", "audio/mpeg"},
    MediaType{".ogg", "audio/ogg"},
    MediaType{".txt", "text/plain; charset=utf-8"},
    MediaType{".map", "application/json"},
};

Bytes read(const fs::path& path) {
  std::ifstream in(path, std::ios::binary);
  return std::make_shared<const std::string>(std::istreambuf_iterator<char>(in),
                                             std::istreambuf_iterator<char>());
}

bool accepts(const Request& request, std::string_view coding) {
  return request.accept_encoding.find(coding) != std::string::npos;
}

}  // namespace

std::string_view media_type(std::string_view path) {
  for (const MediaType& known : media_types) {
    if (path.ends_with(known.ending)) return known.type;
  }
  return "application/octet-stream";
}

PageFiles read_folder(const std::string& folder) {
  PageFiles contents;
  std::error_code error;
  if (!fs::is_directory(folder, error)) return contents;
  for (const auto& item : fs::recursive_directory_iterator(folder, error)) {
    if (!item.is_regular_file()) continue;
    contents["/" + fs::relative(item.path(), folder).generic_string()] = read(item.path());
  }
  return contents;
}

PageFiles read_pack(std::string_view pack) {
  const std::size_t end = pack.starts_with('\n') ? 0 : pack.find("\n\n");
  if (end == std::string_view::npos) return {};
  std::istringstream list(std::string(pack.substr(0, end)));
  std::string_view bytes = pack.substr(std::min(pack.size(), end == 0 ? 1 : end + 2));
  PageFiles contents;
  std::size_t size = 0;
  std::string name;
  while (list >> size && std::getline(list.ignore(1), name)) {
    if (size > bytes.size()) return {};
    contents["/" + name] = std::make_shared<const std::string>(bytes.substr(0, size));
    bytes.remove_prefix(size);
  }
  return contents;
}

StaticFiles::StaticFiles(const PageFiles& contents) {
  const auto content = [&](const std::string& name) {
    const auto found = contents.find(name);
    return found == contents.end() ? nullptr : found->second;
  };
  for (const auto& [name, plain] : contents) {
    if (name.ends_with(".gz") || name.ends_with(".br")) continue;
    File file;
    file.plain = plain;
    file.gzip = content(name + ".gz");
    file.brotli = content(name + ".br");
    file.type = media_type(name);
    file.tag = fmt::format("\"{:016x}\"", digest_bytes(plain->data(), plain->size()));
    file.immutable = name.starts_with("/assets/");
    files_[name] = std::move(file);
  }
}

Response StaticFiles::serve(const File& file, const Request& request) {
  Response response;
  response.type = file.type;
  response.headers = {
      {"Cache-Control", file.immutable ? "public, max-age=31536000, immutable" : "no-cache"},
      {"ETag", file.tag},
      {"Vary", "Accept-Encoding"}};
  if (request.if_none_match.find(file.tag) != std::string::npos) {
    response.status = 304;
    return response;
  }
  response.body = file.plain;
  if (file.brotli && accepts(request, "br")) {
    response.body = file.brotli;
    response.headers.emplace_back("Content-Encoding", "br");
  } else if (file.gzip && accepts(request, "gzip")) {
    response.body = file.gzip;
    response.headers.emplace_back("Content-Encoding", "gzip");
  }
  return response;
}

Response StaticFiles::answer(const Request& request) const {
  auto it = files_.find(request.path);
  // The page routes by path itself: /table/t_… is the page, /assets/gone.js is nothing.
  const std::string_view last = std::string_view(request.path).substr(request.path.rfind('/') + 1);
  if (it == files_.end() && last.find('.') == std::string_view::npos) {
    it = files_.find("/index.html");
  }
  if (it != files_.end()) return serve(it->second, request);
  if (files_.empty()) return error_response(404, "no_page", no_page);
  return error_response(404, "not_found", "There is nothing at this address.");
}

}  // namespace triclinium::server
