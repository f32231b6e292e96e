import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import {
  commitNewShop,
  findFixedPart,
  finishNewShop,
  isDemoFolder,
  prepareNewShop,
  removeLeftovers,
} from './new-shop-folder.ts'

function newFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'redial-shop-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

function write(folder: string, content: string, names: string[]) {
  for (const name of names) {
    mkdirSync(path.join(folder, name), { recursive: true })
    writeFileSync(path.join(folder, name, 'file'), content)
  }
}

function buildDemo() {
  const folder = newFolder()
  write(folder, 'demo', ['postgres', 'media', 'secrets', 'outbox', 'backups'])
  writeFileSync(path.join(folder, 'demo'), '')
  return folder
}

const SHOP_PARTS = ['postgres', 'media', 'secrets']

function read(folder: string) {
  return Object.fromEntries(
    readdirSync(folder)
      .filter((name) => name !== 'old-demo')
      .map((name) => [
        name,
        name === 'demo' || readFileSync(path.join(folder, name, 'file'), 'utf8'),
      ]),
  )
}

const SHOP = { postgres: 'shop', media: 'shop', secrets: 'shop' }

test('what was not completed is removed, and the demo is as it was', async () => {
  const folder = buildDemo()
  const before = read(folder)
  write(prepareNewShop(folder), 'shop', SHOP_PARTS)
  finishNewShop(folder)
  await removeLeftovers(folder)
  expect(read(folder)).toEqual(before)
  expect(isDemoFolder(folder)).toBe(true)
})

test('a complete shop takes the place of the demo, wherever its start was interrupted', async () => {
  // After each of the renames: those of the demo's six parts, and of the shop's three.
  for (let interruption = 0; interruption < 9; interruption += 1) {
    const folder = buildDemo()
    const shop = prepareNewShop(folder)
    write(shop, 'shop', SHOP_PARTS)
    commitNewShop(folder, shop)
    expect(isDemoFolder(folder)).toBe(false)
    const inner = (...names: string[]) => path.join(folder, ...names)
    mkdirSync(inner('old-demo'))
    const renames = [
      ...SHOP_PARTS.flatMap((part) => [
        [inner(part), inner('old-demo', part)],
        [inner('new-shop', part), inner(part)],
      ]),
      ...['outbox', 'backups', 'demo'].map((part) => [inner(part), inner('old-demo', part)]),
    ]
    for (const [from = '', to = ''] of renames.slice(0, interruption)) renameSync(from, to)
    finishNewShop(folder)
    expect(read(folder)).toEqual(SHOP)
    await removeLeftovers(folder)
    expect(readdirSync(folder).sort()).toEqual(Object.keys(SHOP).sort())
  }
})

test('a folder whose photos are a link to another disk cannot be replaced', () => {
  const folder = buildDemo()
  expect(findFixedPart(folder)).toBeUndefined()
  rmSync(path.join(folder, 'media'), { recursive: true })
  symlinkSync(newFolder(), path.join(folder, 'media'))
  expect(findFixedPart(folder)).toBe('media')
})
