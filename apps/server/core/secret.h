// Everything that must not be guessed: random numbers, tokens, passwords. Over libsodium.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "engine/random.h"

namespace triclinium::server {

// Must be called once before anything else here; false if the system gives no randomness.
bool init_secrets();

// Deals and draws between people.
Random secure_random();

// `bytes` random bytes as text for links and cookies.
std::string random_token(int bytes);
// A short public name such as t_k3v9…: unique, not secret.
std::string random_id(std::string_view prefix);
// What is stored of a token: its keyless hash, 32 bytes.
std::string token_hash(std::string_view token);
// Compares without telling by its duration where the first difference is.
bool equal_secrets(std::string_view a, std::string_view b);

// argon2id, 64 MiB and about 0.1 s: never on the loop's thread.
std::string hash_password(const std::string& password);
bool password_matches(const std::string& hash, const std::string& password);

}  // namespace triclinium::server
