/** Text for XML, without the characters that XML cannot hold. */
export function xml(text: string): string {
  return (
    text
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML forbids
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu, '')
      .replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`)
  )
}

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
