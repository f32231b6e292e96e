import { readFileSync } from 'node:fs'
import path from 'node:path'
import tailwind from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/**
 * Two scripts a page: what every page starts with, and the page itself; a page of the dashboard has its frame as well.
 * What several pages share is copied into each of them, and runs once: see docs/decisions/0050 and 0138.
 */
const chunks = [
  {
    name: 'start',
    tags: ['$initial' as const],
    // The entry itself stays in its own file: moved into a group, it would not run.
    test: (id: string) => !id.endsWith('/entry-client.tsx'),
  },
]

/**
 * Leaves out a rule of daisyUI's buttons inside the class `prose`, which no page has: its `[class~="not-prose"] *`
 * makes browsers compute the styles of everything inside an element again whenever its classes change. And Tailwind's
 * rules for elements that no page has either: lists with several choices, `abbr`, `sub` and `sup`.
 */
function withoutUnusedRules(): Plugin {
  const unused = [
    /\.prose [^{}]*not-prose[^{}]*\{[^{}]*\}/,
    /:where\(select:is\(\[multiple\],\s*\[size\]\)\) optgroup\s*\{[^{}]*\}/,
    /:where\(select:is\(\[multiple\],\s*\[size\]\)\) optgroup option\s*\{[^{}]*\}/,
    /abbr:where\(\[title\]\)\s*\{[^{}]*\}/,
    /\bsub,\s*sup\s*\{[^{}]*\}\s*sub\s*\{[^{}]*\}\s*sup\s*\{[^{}]*\}/,
  ]
  return {
    name: 'without-unused-rules',
    // In this order after Tailwind, which writes the rules.
    enforce: 'pre',
    transform(code, id) {
      if (!id.split('?')[0]?.endsWith('/styles/app.css')) return null
      let rest = code
      for (const rule of unused) {
        if (!rule.test(rest)) this.error(`No rule is like ${rule} any more.`)
        rest = rest.replace(rule, '')
      }
      return { code: rest, map: null }
    },
  }
}

/**
 * Imports a script by its name, and imports it once more, with another query, when that fails. `IMPORT` becomes `import`
 * once nothing looks for imports any more.
 */
const repeatableImport = `
let tries = 0
let query = ''
globalThis.$import = (name) => IMPORT('./' + name + '.js' + query)
export const __vitePreload = (load) =>
  load().catch(() => {
    query = '?' + ++tries
    const again = load()
    query = ''
    return again
  })`

/**
 * Vite wraps every `import()` in a function that first fetches its styles and preloads. This build has one style sheet
 * and no preloads. The function imports once more what failed: browsers remember a failed import of an address until
 * the page is loaded again, so that pressing a button again would never help.
 */
function repeatableImports(): Plugin {
  const script = /\bimport\(["'`]\.\/([^"'`]+)\.js["'`]\)/g
  return {
    name: 'repeatable-imports',
    enforce: 'pre',
    applyToEnvironment: ({ config }) => !config.build.ssr,
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => repeatableImport,
    },
    renderChunk(code) {
      const repeatable = code
        .replaceAll(script, '$$import("$1")')
        .replace('IMPORT(', 'import(')
        // Styles and preloads, of which there are none.
        .replaceAll(/,\s*__VITE_PRELOAD__/g, '')
      return { code: repeatable, map: null }
    },
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && file.code.search(script) >= 0)
          this.error(`${file.fileName} has an import that cannot be repeated.`)
    },
  }
}

/**
 * Moves the bundler's runtime, half a kilobyte that every script imports, into the script that every page starts with. The
 * bundler writes a file of its own for it, also when a group names it.
 */
function runtimeInStart(): Plugin {
  return {
    name: 'runtime-in-start',
    applyToEnvironment: ({ config }) => !config.build.ssr,
    generateBundle(_, bundle) {
      const scripts = Object.values(bundle).filter((file) => file.type === 'chunk')
      const named = (name: string) => scripts.find((script) => script.name === name)
      const [runtime, start] = [named('rolldown-runtime'), named('start')]
      const [, body, exported = ''] =
        /^(?:\/\/#.*\n)?(.*)export\{([^}]*)\};?\s*$/s.exec(runtime?.code ?? '') ?? []
      if (!runtime || !start || !body)
        return this.error('The bundler writes its runtime in another way.')
      const importing = new RegExp(
        `import\\{([^}]*)\\}from"\\./${runtime.fileName.split('/').at(-1)}";`,
      )
      const from = `from"./${start.fileName.split('/').at(-1)}";`
      for (const script of scripts) {
        if (script === runtime || !script.imports.includes(runtime.fileName)) continue
        const names = importing.exec(script.code)?.[1]
        if (!names) this.error(`${script.fileName} imports the runtime in another way.`)
        const own = pairsOf(names)
        script.code = script.code.replace(
          importing,
          script === start
            ? `${declareRuntime(body, exported)}const{${own.map(([name, local]) => `${name}:${local}`)}}=$runtime;`
            : `import{${own.map(([name, local]) => `$runtime_${name} as ${local}`)}}${from}`,
        )
      }
      delete bundle[runtime.fileName]
    },
  }
}

/** The runtime as a function that is called once: its own names may be those of the script around it. */
function declareRuntime(body: string, exported: string): string {
  const pairs = pairsOf(exported)
  const result = pairs.map(([local, name]) => `${name}:${local}`)
  const exports = pairs.map(([, name]) => `${name}:$runtime_${name}`)
  return `const $runtime=(()=>{${body}return{${result}}})();export const{${exports}}=$runtime;`
}

/** The names in `a as b,c` and their second names. */
function pairsOf(list: string): [string, string][] {
  return list.split(',').map((one) => {
    const [name = '', second = name] = one.trim().split(/\s+as\s+/)
    return [name, second]
  })
}

/**
 * On the server every page calls the loaders of its routes, which the router's plugin gets by an `import()` each time: 0.1 ms
 * of a page. The import of one is kept.
 */
function importLoadersOnce(): Plugin {
  const importer =
    /(?:const|let|var) (\$\$splitLoaderImporter[$\w]*) = \(\) => (import\([^()]+\));/g
  return {
    name: 'import-loaders-once',
    applyToEnvironment: ({ config }) => Boolean(config.build.ssr),
    renderChunk(code, { isEntry }) {
      const kept = code.replaceAll(
        importer,
        'let $1$$import; const $1 = () => ($1$$import ??= $2);',
      )
      if (isEntry && kept === code) this.error('The router imports loaders in another way.')
      return { code: kept, map: null }
    },
  }
}

/** The viewer at /api/docs: two files of a package that only the build needs. */
function apiDocsViewer(): Plugin {
  const folder = path.resolve(import.meta.dirname, 'node_modules/swagger-ui-dist')
  return {
    name: 'api-docs-viewer',
    applyToEnvironment: ({ config }) => !config.build.ssr,
    generateBundle() {
      for (const file of ['swagger-ui.css', 'swagger-ui-bundle.js'])
        this.emitFile({
          type: 'asset',
          fileName: `api-docs/${file}`,
          source: readFileSync(path.join(folder, file)),
        })
    },
  }
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    tanstackRouter({
      target: 'react',
      routesDirectory: 'src/web/routes',
      generatedRouteTree: 'src/web/route-tree.gen.ts',
      autoCodeSplitting: true,
      addExtensions: true,
      quoteStyle: 'single',
      semicolons: false,
      disableLogging: true,
      // How a page loads its data comes with its screen; the first page carries its own alone.
      codeSplittingOptions: {
        defaultBehavior: [['loader', 'component', 'errorComponent', 'notFoundComponent']],
      },
    }),
    react(),
    tailwind(),
    withoutUnusedRules(),
    repeatableImports(),
    runtimeInStart(),
    importLoadersOnce(),
    apiDocsViewer(),
  ],
  publicDir: 'src/web/public',
  appType: 'custom',
  // The pages are rendered by production React whatever the environment says.
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  ssr: { noExternal: true },
  build: isSsrBuild
    ? { outDir: 'dist/server', copyPublicDir: false, target: 'esnext', minify: false }
    : {
        outDir: 'dist/client',
        manifest: true,
        // One sheet, which every document has: no script has to see to it that it is there.
        cssCodeSplit: false,
        // The server names what a page needs, and links fetch theirs when they are pointed at.
        modulePreload: false,
        // A picture inside a script or a style would break the policy and the cache.
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: { entry: 'src/web/entry-client.tsx' },
          // Constants of other modules too: a script then neither exports nor imports them.
          optimization: { inlineConst: { mode: 'all' } },
          output: {
            // As short as the bundler allows: every page starts with the names of all screens, and hashes do not compress.
            chunkFileNames: 'assets/[name]-[hash:7].js',
            // Chromium then compiles a script on another thread while it loads, not function by function as the
            // page hydrates: see docs/decisions/0115.
            postBanner: '//# allFunctionsCalledOnLoad',
            codeSplitting: {
              groups: chunks,
              experimentalInlineCommonChunks: { maxSize: Number.POSITIVE_INFINITY },
            },
          },
        },
      },
}))
