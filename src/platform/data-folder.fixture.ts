// A process for tests to kill: takes the folder, says so or why not, and keeps it.
import { openDataFolder } from './data-folder.ts'

try {
  openDataFolder(process.argv[2]!)
  process.stdout.write('held\n')
  setInterval(() => {}, 60_000)
} catch (error) {
  process.stdout.write(`${(error as Error).message}\n`)
}
