import path from 'node:path'
import tailwind from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/**
 * Few files a page: what changes with every upgrade of a library, and what nearly every page needs,
 * phones in their lists included: apart, the two would weigh more. Left alone, the bundler makes
 * fifty. What most visits never show is fetched when it is wanted.
 */
const chunks = [
  {
    name: 'vendor',
    test: /node_modules\/(react|react-dom|scheduler|react-hot-toast|@tanstack)\/|rolldown\/runtime/,
    priority: 2,
  },
  {
    name: 'frame',
    test: /src\/web\/((?!entry-)(routes\/[^?]+|shell\/[^?]+|[^/?]+)$|listings\/(?!near-picker|suggestion|recent-words|filter-sheet|search-dialog|nothing-found|understood|near-chosen|phone-action|use-booking|booking-acts|patch-phone|random-key|dates)[^/]+$|listings\/favourites\/heart|listings\/compare\/compare-mark|ui\/page-header|routes\/products[^/]*tsr-split=component)/,
    priority: 1,
  },
]

/** A script that is fetched late brings no styles of its own: nothing is to be fetched beside it. */
function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    load: (id) =>
      id === '\0vite/preload-helper.js'
        ? 'export const __vitePreload = (fetchScript) => fetchScript()'
        : undefined,
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
    plainImports(),
  ],
  resolve: {
    alias: [
      // React has brought it along since 18; the stand-in for older ones is not needed.
      {
        find: 'use-sync-external-store/shim/with-selector',
        replacement: 'use-sync-external-store/with-selector',
      },
      {
        find: /^.*\/mutationCache\.js$/,
        replacement: path.resolve(import.meta.dirname, 'src/web/no-mutations.ts'),
      },
      {
        find: /^.*\/createLucideIcon\.mjs$/,
        replacement: path.resolve(import.meta.dirname, 'src/web/ui/create-icon.tsx'),
      },
    ],
  },
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
