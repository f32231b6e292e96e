import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The files of the program as the house rules read them: names below the root, with slashes. */
export const root = path.resolve(import.meta.dirname, '../..')
export const sources = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !file.endsWith('.gen.ts'),
)
/** What runs in a shop: neither tests nor fixtures. */
export const code = sources.filter((file) => !/\.(test|fixture)\.tsx?$/.test(file))

export const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8')
export const withoutComments = (file: string) =>
  textOf(file).replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')

export type Import = { from: string; to: string }

/** Static imports of a file from other files of the program, those of types too. */
export function importsOf(file: string): Import[] {
  return relativeImports(file, /^(?:import|export)\s+[^'"]*?from\s+'(\.[^']+)'/gm)
}

/** `import('./chart.tsx')` in code, and in types. */
export function lazyImportsOf(file: string): Import[] {
  return relativeImports(file, /\bimport\(\s*'(\.[^']+)'\s*\)/g)
}

function relativeImports(file: string, pattern: RegExp): Import[] {
  return [...textOf(file).matchAll(pattern)].map(([, to = '']) => ({
    from: file,
    to: path.relative(root, path.resolve(root, path.dirname(file), to)),
  }))
}

/** The folder of `src/modules` that a file is in; undefined for the rest of the program. */
export const moduleOf = (file: string) => /^src\/modules\/([\w-]+)\//.exec(file)?.[1]
