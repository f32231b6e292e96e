import { icons as lucide } from '@iconify-json/lucide'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { icons, shapesFor } from './icons.plugin.ts'

/** Builds a module that shows an icon, without the module that makes icons. */
async function builtWith(name: string) {
  const source = `import 'virtual:icons/heart'
    import Heart from 'virtual:icons/heart'
    export { default } from 'virtual:icons/${name}'`
  const entry = {
    name: 'entry',
    resolveId: (id: string) => (id === 'entry' ? id : null),
    load: (id: string) => (id === 'entry' ? source : null),
  }
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [entry, icons()],
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: 'entry',
        external: /icon\.tsx$/,
        preserveEntrySignatures: 'strict',
      },
    },
  })
  if (Array.isArray(output) || !('output' in output)) throw new Error('one output expected')
  return output.output[0].code
}

test('an icon that is shown is part of the build, and one that is only imported is not', async () => {
  const code = await builtWith('chevron-down')
  expect(code).toContain(`createIcon("chevron-down", ${JSON.stringify(shapesFor('chevron-down'))})`)
  expect(code).not.toContain('heart')
})

test('an icon that Lucide does not have fails the build', async () => {
  await expect(builtWith('chevron-dwon')).rejects.toThrow('no icon "chevron-dwon"')
})

test('only the style sheet sets stroke and fill of icons, so that it can change them', () => {
  const names = Object.keys(lucide.icons).filter((name) => !lucide.icons[name]?.hidden)
  expect(names.length).toBeGreaterThan(1_000)
  const shapes = names.map((name) => shapesFor(name) ?? '')
  expect(shapes.filter((one) => !one || /stroke|fill="none"|<g>/.test(one))).toEqual([])
})
