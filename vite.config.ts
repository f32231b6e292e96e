import tailwind from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

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
      routeFileIgnorePattern: '\\.test\\.',
    }),
    react(),
    tailwind(),
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
        modulePreload: { polyfill: false },
        // A picture inside a script or a style would break the policy and the cache.
        assetsInlineLimit: 0,
        rolldownOptions: { input: { entry: 'src/web/entry-client.tsx' } },
      },
}))
