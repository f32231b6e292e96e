import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')

/**
 * An argument of a message, such as `t('page', { page: String(page) })`. A year has no thousands, a process is
 * found by its number as the system writes it, and a status of HTTP is a code.
 */
const PLAIN_NUMBER =
  /\b\w+(?:\.rich)?\(\s*[`'][\w.${}]+[`'],\s*\{[^}=]*(?<!localDigits\(|pid: |status: )\bString\(/g

test('numbers in messages are written in their language, by formatCount', () => {
  const files = globSync('src/web/**/*.{ts,tsx}', { cwd: root })
  const plain = files
    .filter((file) => !/\.(test|fixture)\.tsx?$/.test(file))
    .flatMap((file) =>
      [...readFileSync(path.join(root, file), 'utf8').matchAll(PLAIN_NUMBER)].map(
        ([call]) => `${file}: ${call}`,
      ),
    )
  expect(plain).toEqual([])
})
