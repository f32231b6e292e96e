import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'

const program = `
  import { registerHooks } from 'node:module'
  const loaded = new Set()
  registerHooks({
    load(url, context, next) {
      const name = /node_modules\\/((?:@[^/]+\\/)?[^/]+)/.exec(url)?.[1]
      if (name) loaded.add(name)
      return next(url, context)
    },
  })
  await import(process.argv[1])
  console.log(JSON.stringify([...loaded]))
  process.exit(0)`

test('a start loads no library that only some requests need', () => {
  const module = path.join(import.meta.dirname, 'start-app.ts')
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '-e', program, module],
    { encoding: 'utf8' },
  )
  expect(stderr).toBe('')
  const loaded: string[] = JSON.parse(stdout)
  expect(loaded).toContain('hono')
  // Pictures, mail, receipts, the provider that this shop does not use, and logging in.
  for (const name of ['sharp', 'nodemailer', 'pdfkit', 'stripe', 'better-auth'])
    expect(loaded).not.toContain(name)
})
