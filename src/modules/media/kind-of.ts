type Kind = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'heic'

/** What the bytes are, by their first few and never by a name; undefined when no picture we know. */
export function kindOf(bytes: Uint8Array): Kind | undefined {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 256))
  const text = head.toString('latin1')
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (/^GIF8[79]a/.test(text)) return 'gif'
  if (/^RIFF[\s\S]{4}WEBP/.test(text)) return 'webp'
  if (text.slice(4, 8) !== 'ftyp') return undefined
  // The brands of the file, four letters each, up to the end of its first box.
  const brands = text.slice(8, head.readUInt32BE(0)).match(/[\s\S]{4}/g) ?? []
  if (brands.some((brand) => brand === 'avif' || brand === 'avis')) return 'avif'
  return brands.some((brand) => /^(hei[cxms]|hev[cxms]|mif1|msf1)$/.test(brand))
    ? 'heic'
    : undefined
}
