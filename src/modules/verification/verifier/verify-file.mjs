// Checks a signed file with nothing but the browser: no network, no library. It is part of the page at
// /verify, which people save, so it is plain JavaScript that runs as it stands.

const encoder = new TextEncoder()
const decoder = new TextDecoder('utf-8', { fatal: true })
const NO_HASH = '0'.repeat(64)
const LARGEST_FILE = 512 * 1024 * 1024

/** A reason that ends the check: nothing in the file can be trusted. */
class NotGenuine extends Error {}

/** The types of statement that an instance signs, by what they say they are. */
const titles = {
  'redial-passport': 'Device passport',
  'redial-order': 'Order evidence',
  'redial-reputation': 'Statement of ratings',
}

/**
 * Checks the signature, the key and every part of a file. `problems` is empty only if the file is
 * exactly what the shop with this key signed.
 */
export async function verifyFile(bytes, { publicKey }) {
  const result = { title: 'Unknown file', problems: [], facts: [], entries: [], files: [] }
  try {
    const parts = isZip(bytes) ? await unzip(bytes) : undefined
    const signed = readJson(parts ? parts.get('manifest.json') : bytes)
    const statement = await readStatement(signed, { publicKey, result })
    if (statement.type === 'redial-passport') await checkChain(signed, statement, result)
    else if (statement.type === 'redial-order') await checkParts(parts, statement, result)
    else checkExpiry(statement, result)
  } catch (error) {
    if (!(error instanceof NotGenuine)) throw error
    result.problems.push(error.message)
  }
  return result
}

function readJson(bytes) {
  if (!bytes) throw new NotGenuine('The manifest is missing.')
  try {
    const value = JSON.parse(decoder.decode(bytes))
    if (value && typeof value === 'object') return value
  } catch {
    // Not JSON: the same as no object.
  }
  throw new NotGenuine('This is not a signed file of a shop like this one.')
}

async function readStatement(signed, { publicKey, result }) {
  const { statement: text, signature, publicKey: ownKey } = signed
  if ([text, signature, ownKey].some((part) => typeof part !== 'string'))
    throw new NotGenuine('This is not a signed file of a shop like this one.')
  const isGenuine = await isSignedBy(ownKey, text, signature)
  if (!isGenuine) throw new NotGenuine('The signature is wrong: the file was changed.')
  const statement = readJson(encoder.encode(text))
  result.title = titles[statement.type] ?? result.title
  if (!titles[statement.type]) throw new NotGenuine('This type of file is not known here.')
  result.facts.push(
    ['Issued by', String(statement.issuer)],
    ['Issued', String(statement.issuedAt).replace('T', ' ').slice(0, 16).concat(' UTC')],
    ['Key', await fingerprint(ownKey)],
  )
  if (ownKey !== publicKey)
    throw new NotGenuine('Signed with a key that isn’t this shop’s. Anyone can make such a file.')
  return statement
}

async function isSignedBy(publicKey, text, signature) {
  try {
    const key = await crypto.subtle.importKey('raw', fromBase64(publicKey), 'Ed25519', false, [
      'verify',
    ])
    return await crypto.subtle.verify('Ed25519', key, fromBase64(signature), encoder.encode(text))
  } catch (error) {
    if (error.name === 'NotSupportedError')
      throw new Error('This browser can’t verify the signature. Use an up-to-date browser.')
    return false
  }
}

async function checkChain({ entries }, { passport, count, head, phone }, result) {
  if (!Array.isArray(entries)) throw new NotGenuine('The entries are missing.')
  let previous = NO_HASH
  let expected = 1
  for (const { content, hash } of entries) {
    const entry = readJson(encoder.encode(String(content)))
    if (entry.number !== expected) {
      result.problems.push(`Entry ${expected} is missing or out of order.`)
      return
    }
    if (entry.passport !== passport)
      result.problems.push(`Entry ${expected} belongs to another passport.`)
    const computed = await sha256(encoder.encode(`${previous}\n${content}`))
    if (computed !== hash) result.problems.push(`Entry ${expected} was changed.`)
    previous = computed
    expected += 1
    result.entries.push({
      number: entry.number,
      kind: entry.kind,
      date: entry.date,
      facts: entry.facts,
    })
  }
  if (entries.length !== count)
    result.problems.push(`There should be ${count} entries, and there are ${entries.length}.`)
  else if (previous !== head && result.problems.length === 0)
    result.problems.push('The last entry is not the one that was signed.')
  const name = [phone?.brand, phone?.model].filter(Boolean).join(' ')
  result.facts.push(
    ['Phone', name || 'Not known'],
    ['Passport', passport],
    ['Entries', String(count)],
  )
}

/** Every file of the bundle is the one that the manifest lists, and there is no other. */
async function checkParts(parts, { files, order }, result) {
  if (!parts) throw new NotGenuine('Choose the whole ZIP file.')
  const listed = new Set(['manifest.json'])
  for (const { name, sha256: hash } of files) {
    listed.add(name)
    const bytes = parts.get(name)
    if (!bytes) result.problems.push(`${name} is missing.`)
    else if ((await sha256(bytes)) !== hash) result.problems.push(`${name} was changed.`)
    result.files.push({ name, bytes })
  }
  for (const name of parts.keys())
    if (!listed.has(name)) result.problems.push(`${name} was added later.`)
  result.facts.push(['Order', String(order)], ['Files', String(files.length)])
}

function checkExpiry({ expiresAt, subject, sales, ratings, average }, result) {
  result.facts.push(
    ['Account', String(subject)],
    ['Sales', String(sales)],
    ['Ratings', average === null ? String(ratings) : `${ratings}, ${average} on average`],
    ['Valid until', String(expiresAt).slice(0, 10)],
  )
  if (!(new Date(expiresAt) > new Date())) result.problems.push('The statement has expired.')
}

function isZip(bytes) {
  return bytes[0] === 0x50 && bytes[1] === 0x4b
}

const END_SIGNATURE = 0x06054b50
const ENTRY_SIGNATURE = 0x02014b50
const FILE_SIGNATURE = 0x04034b50
const UTF8_NAMES = 0x0800

/** The files of a ZIP archive by name, as its directory lists them (APPNOTE.TXT 4.3). */
async function unzip(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const damaged = () => new NotGenuine('The ZIP file is damaged.')
  try {
    let end = bytes.length - 22
    while (end >= 0 && view.getUint32(end, true) !== END_SIGNATURE) end -= 1
    if (end < 0) throw damaged()
    const parts = new Map()
    const count = view.getUint16(end + 10, true)
    let at = view.getUint32(end + 16, true)
    let total = 0
    for (let n = 0; n < count; n += 1) {
      if (view.getUint32(at, true) !== ENTRY_SIGNATURE) throw damaged()
      const flags = view.getUint16(at + 8, true)
      const method = view.getUint16(at + 10, true)
      const [packed, size] = [view.getUint32(at + 20, true), view.getUint32(at + 24, true)]
      const nameLength = view.getUint16(at + 28, true)
      const more = view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
      const start = view.getUint32(at + 42, true)
      const rawName = bytes.subarray(at + 46, at + 46 + nameLength)
      const name = flags & UTF8_NAMES ? decoder.decode(rawName) : latin(rawName)
      if (view.getUint32(start, true) !== FILE_SIGNATURE) throw damaged()
      const from = start + 30 + view.getUint16(start + 26, true) + view.getUint16(start + 28, true)
      const stored = bytes.subarray(from, from + packed)
      total += size
      if (total > LARGEST_FILE || stored.length !== packed) throw damaged()
      if (parts.has(name)) throw new NotGenuine(`${name} is in the file twice.`)
      parts.set(name, method === 0 ? stored : await inflate(stored, size))
      at += 46 + nameLength + more
    }
    return parts
  } catch (error) {
    throw error instanceof NotGenuine ? error : damaged()
  }
}

/** Never more than the directory says, so that a small file cannot fill the memory. */
async function inflate(stored, size) {
  const stream = new Blob([stored]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
  const whole = new Uint8Array(size)
  let length = 0
  for (const reader = stream.getReader(); ; ) {
    const { value, done } = await reader.read()
    if (done) return whole.subarray(0, length)
    if (length + value.length > size) throw new NotGenuine('The ZIP file is damaged.')
    whole.set(value, length)
    length += value.length
  }
}

function latin(bytes) {
  return String.fromCharCode(...bytes)
}

async function sha256(bytes) {
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** To be compared by eye: eight groups of four digits. */
async function fingerprint(publicKey) {
  return (await sha256(fromBase64(publicKey))).slice(0, 32).match(/.{4}/g).join(' ')
}

function fromBase64(text) {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
}
