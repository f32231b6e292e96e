// `npm start`: installs and builds what is missing, then this process becomes the server. The
// packages that only the builds need are installed only when there is something to build.
import path from 'node:path'
import {
  becomeNode,
  ensureBuilt,
  ensureInstalled,
  isBuilt,
  ROOT,
  runMain,
  serverFlags,
} from './bootstrap.mjs'

await runMain(async () => {
  const built = isBuilt()
  await ensureInstalled({ dev: !built })
  if (!built) await ensureBuilt()
  const main = path.join(ROOT, 'dist/app/main.js')
  becomeNode([...serverFlags(), main, 'serve', ...process.argv.slice(2)])
})
