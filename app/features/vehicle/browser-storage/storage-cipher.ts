const IV_BYTES = 12;

/** The visitor's own key, sent by the shop. It protects only what this browser stores. */
export type StorageEncryptionKey = { key: string; iv: string };

/** Encrypts a text with the secret; null when that fails. */
export async function encryptText(text: string, secret: StorageEncryptionKey): Promise<string | null> {
  try {
    const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
    const sealed = await crypto.subtle.encrypt(gcm(iv, secret), await keyOf(secret), new TextEncoder().encode(text));
    return toBase64(new Uint8Array([...iv, ...new Uint8Array(sealed)]));
  } catch {
    return null;
  }
}

/** Decrypts a text; null when it was encrypted with another secret, or not by us. */
export async function decryptText(sealed: string, secret: StorageEncryptionKey): Promise<string | null> {
  try {
    const bytes = fromBase64(sealed);
    const opened = await crypto.subtle.decrypt(
      gcm(bytes.slice(0, IV_BYTES), secret),
      await keyOf(secret),
      bytes.slice(IV_BYTES),
    );
    return new TextDecoder().decode(opened);
  } catch {
    return null;
  }
}

/** Each value has its own initialisation vector; the secret's vector binds it to the visitor's session. */
function gcm(iv: Uint8Array<ArrayBuffer>, secret: StorageEncryptionKey): AesGcmParams {
  return { name: "AES-GCM", iv, additionalData: fromBase64(secret.iv) };
}

function keyOf({ key }: StorageEncryptionKey): Promise<CryptoKey> {
  return crypto.subtle.importKey("raw", fromBase64(key), "AES-GCM", false, ["encrypt", "decrypt"]);
}

function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}
