// `npm start`: whatever is missing is installed and built, then this process becomes the server.
import path from 'node:path'
import {
  becomeNode,
  ensureBuilt,
  ensureInstalled,
  ROOT,
  runMain,
  serverFlags,
} from './bootstrap.mjs'

await runMain(async () => {
  await ensureInstalled()
  await ensureBuilt()
  const main = path.join(ROOT, 'src/main.ts')
  becomeNode([...serverFlags(), main, 'serve', ...process.argv.slice(2)])
})
