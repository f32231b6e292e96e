/** Loaded when something is first hashed or encrypted, as Better Auth is: see `Auth`. */
const library = () => import('better-auth/crypto')

/** Hashes a password with scrypt; takes a core for about 0.1 s. */
export const hashPassword = async (password: string) => (await library()).hashPassword(password)

/** Whether `hash` was made of this password; takes as long as hashing. */
export const verifyPassword = async (input: { hash: string; password: string }) =>
  (await library()).verifyPassword(input)

/** Encrypts a text with XChaCha20-Poly1305. */
export const encrypt = async (key: string, data: string) =>
  (await library()).symmetricEncrypt({ key, data })

/** Decrypts what `encrypt` returned; throws if it was changed or encrypted with another key. */
export const decrypt = async (key: string, data: string) =>
  (await library()).symmetricDecrypt({ key, data })
