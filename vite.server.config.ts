import { readFileSync } from 'node:fs'
import path from 'node:path'
import { defineConfig, type Plugin } from 'vite'

const root = import.meta.dirname
const { dependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))

/** Libraries of many small modules, which take as long to find and to link as ours do. */
const BUNDLED =
  /^(@redial\/.*|@hono\/.*|@better-auth\/.*|better-auth|hono|kysely|rate-limiter-flexible|react|react-dom|zod)$/

/**
 * The others stay in node_modules: native ones, those that read files beside their code, and those that
 * few requests need. What a bundled library imports is bundled with it.
 */
const external = Object.keys(dependencies).filter((name) => !BUNDLED.test(name))

/** React for emails as in production whatever the environment says, and the part of it that writes static HTML. */
const react = Object.entries({
  react: 'react/cjs/react.production.js',
  'react-dom': 'react-dom/cjs/react-dom.production.js',
  'react-dom/server': 'react-dom/cjs/react-dom-server-legacy.node.production.js',
}).map(([name, file]) => ({
  find: new RegExp(`^${name}$`),
  replacement: path.join(root, 'node_modules', file),
}))

/** Code that looks for files beside itself finds them where its source is, `dist/app` being two folders deep. */
function placeOfSource(): Plugin {
  return {
    name: 'place-of-source',
    enforce: 'pre',
    transform(code, id) {
      if (
        !path.isAbsolute(id) ||
        id.includes('/node_modules/') ||
        !/import\.meta\.(dirname|url)/.test(code)
      )
        return
      const source = path.relative(root, id)
      const dirname = JSON.stringify(`/../../${path.dirname(source)}`)
      const url = `new URL(${JSON.stringify(`../../${source}`)}, import.meta.url).href`
      const placed = code.replaceAll(/import\.meta\.(dirname|url)/g, (_, name) =>
        name === 'url' ? url : `(import.meta.dirname + ${dirname})`,
      )
      // No line moves, so the map of the source still holds.
      return { code: placed, map: null }
    },
  }
}

/** The server in a few files, which load in half the time of its thousand modules. */
export default defineConfig({
  plugins: [placeOfSource()],
  publicDir: false,
  resolve: { alias: react },
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
