import { readFileSync } from 'node:fs'
import path from 'node:path'
import { defineConfig } from 'vite'

const root = import.meta.dirname
const { dependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))

/** Libraries of many small modules, which take as long to find and to link as ours do. */
const bundled = [
  'better-auth',
  'hono',
  'kysely',
  'rate-limiter-flexible',
  'react',
  'react-dom',
  'zod',
]
const bundledScopes = ['@better-auth/', '@hono/', '@redial/']

/**
 * The others stay in node_modules: native ones, those that read files beside their code, and those that
 * few requests need. What a bundled library imports is bundled with it.
 */
const external = Object.keys(dependencies).filter(
  (name) => !bundled.includes(name) && !bundledScopes.some((scope) => name.startsWith(scope)),
)

/** The server in a few files, which load in half the time of its thousand modules. */
export default defineConfig({
  publicDir: false,
  // Emails are rendered by production React whatever the environment says.
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { external, noExternal: true },
  build: {
    ssr: 'src/main.ts',
    outDir: 'dist/app',
    target: 'esnext',
    minify: false,
    sourcemap: true,
    rolldownOptions: { output: { chunkFileNames: '[name]-[hash].js' } },
  },
})
