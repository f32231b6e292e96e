// `npm start`: installs and builds what is missing, then this process becomes the server. The
// packages that only the build needs are installed only when the pages have to be built.
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
  await ensureInstalled({ dev: !isBuilt() })
  await ensureBuilt()
  const main = path.join(ROOT, 'src/main.ts')
  becomeNode([...serverFlags(), main, 'serve', ...process.argv.slice(2)])
})
