import path from 'node:path'
import { icons as lucide } from '@iconify-json/lucide'
import type { Plugin } from 'vite'

/** Written into every icon of the package; here it is in the style sheet: see `.icon`. */
const LINES =
  ' fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"'

/** The shapes of an icon as SVG, on a square of 24, or undefined if Lucide has none of this name anymore. */
export function shapesFor(name: string): string | undefined {
  const icon = lucide.icons[name]
  if (!icon || icon.hidden) return undefined
  return icon.body.replace(LINES, '').replace(/^<g>|<\/g>$/g, '')
}

/**
 * Makes a module of every imported icon, `import Pencil from 'virtual:icons/pencil'`, so that a page
 * has the icons that it shows. A name that Lucide does not have fails the build.
 */
export function icons(): Plugin {
  const maker = path.resolve(import.meta.dirname, 'icon.tsx')
  return {
    name: 'icons',
    resolveId: {
      filter: { id: /^virtual:icons\// },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: /^\0virtual:icons\// },
      handler(id) {
        const name = id.slice(id.indexOf('/') + 1)
        const shapes = shapesFor(name)
        if (!shapes) throw new Error(`Lucide has no icon "${name}"`)
        const call = `createIcon(${JSON.stringify(name)}, ${JSON.stringify(shapes)})`
        const code = `import { createIcon } from ${JSON.stringify(maker)}
export default /* @__PURE__ */ ${call}`
        return { code, moduleSideEffects: false }
      },
    },
  }
}
