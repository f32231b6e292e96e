type Entry = { number: number; kind: string; date: string; facts: Record<string, unknown> }

export type Verified = {
  title: string
  /** Why the file cannot be trusted; empty if it is exactly what was signed. */
  problems: string[]
  facts: [name: string, value: string][]
  /** Of a device passport. */
  entries: Entry[]
  /** Of order evidence. */
  files: { name: string; bytes: Uint8Array | undefined }[]
}

/** Checks a signed file. `publicKey` is that of the trusted shop: 32 bytes in base64. */
export function verifyFile(bytes: Uint8Array, shop: { publicKey: string }): Promise<Verified>
