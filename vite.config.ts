import tailwind from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { viteStaticCopy } from 'vite-plugin-static-copy'

/** The viewer at /api/docs: two files of a package that only the build needs. */
const apiDocsViewer = viteStaticCopy({
  targets: ['swagger-ui.css', 'swagger-ui-bundle.js'].map((file) => ({
    src: `node_modules/swagger-ui-dist/${file}`,
    dest: 'api-docs',
    rename: { stripBase: true },
  })),
})

/**
 * What every page starts with is one file, not one for each combination of pages that share a module. Without the
 * entry, which would be loaded but not run.
 */
const start = {
  name: 'start',
  tags: ['$initial' as const],
  test: (id: string) => !id.endsWith('/entry-client.tsx'),
}

/** The screens whose imports are fetched along with them when a visitor goes there. */
const FREQUENT = /\/(phones\._id|products|categories\._id)-[\w-]+\.js$/

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    tanstackRouter({
      target: 'react',
      routesDirectory: 'src/web/routes',
      generatedRouteTree: 'src/web/route-tree.gen.ts',
      autoCodeSplitting: true,
      // What loads the data of the dashboard is no part of public pages.
      codeSplittingOptions: {
        splitBehavior: ({ routeId }) =>
          routeId.startsWith('/dashboard/') ? [['loader', 'component']] : undefined,
      },
      addExtensions: true,
      quoteStyle: 'single',
      semicolons: false,
      disableLogging: true,
    }),
    react(),
    tailwind(),
    !isSsrBuild && apiDocsViewer,
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
        // The names of what every part imports would be 5 kB of every first visit. They are kept for the way from a list
        // to a phone and back; other screens find their imports one round trip later, and links are preloaded on intent.
        modulePreload: {
          resolveDependencies: (file, imports) => (FREQUENT.test(file) ? imports : []),
        },
        // One sheet, which every document names.
        cssCodeSplit: false,
        // A picture inside a script or a style would break the policy and the cache.
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: { entry: 'src/web/entry-client.tsx' },
          output: { codeSplitting: { groups: [start] } },
        },
      },
}))
