import { readFileSync } from 'node:fs'
import path from 'node:path'
import tailwind from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** Of screens that few public pages need, and of the dashboard. */
const OF_SCREENS =
  /src\/web\/(dashboard|home\/dashboard|accounts|catalog|orders|payments|moderation|messaging|notifications|pricing|verification|listings\/(selling|my-products|phone-page|model-page)|search\/(?!search-entry)|ui\/(form\/(password|photo|use-drag|combobox)|data-table|dialog|confirm|thumbnail|qr-picture)|forms\/(photo|use-photo|use-act|upload|draft|use-draft|report))/

/**
 * Few scripts a page: the libraries, which change with upgrades only; what public pages share; what most
 * of the dashboard shares; and the screen with what it shares with a few others. Left alone, the bundler
 * makes fifty for one page.
 */
const chunks = [
  {
    name: 'vendor',
    test: /node_modules\/(react|react-dom|scheduler|@tanstack|react-hot-toast)\//,
    priority: 3,
  },
  { name: 'public', test: (id: string) => !OF_SCREENS.test(id), minShareCount: 2, priority: 2 },
  { name: 'dashboard', minShareCount: 7, priority: 1 },
]

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
        // The server names what a page needs, and links fetch theirs when they are pointed at.
        modulePreload: false,
        // A picture inside a script or a style would break the policy and the cache.
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: { entry: 'src/web/entry-client.tsx' },
          output: { codeSplitting: { groups: chunks } },
        },
      },
}))
