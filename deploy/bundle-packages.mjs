// Deletes packages that nothing of a bundle needs, in a folder where npm has installed those for production:
//   node bundle-packages.mjs FOLDER
// npm also installs optional peers that a package for development brings along, such as all of Vite for Better Auth.
import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'

/** The places in node_modules, by the lock file, of what the packages of the root need at run time. */
export function neededPlaces({ packages }) {
  const places = new Set()
  const open = [[packages[''], '']]
  for (let next = open.pop(); next; next = open.pop()) {
    const [one, from] = next
    for (const name of namesOfNeeded(one)) {
      const place = resolve(packages, name, from)
      if (!place || places.has(place)) continue
      places.add(place)
      const { link, resolved } = packages[place]
      // A package of our own: what it needs is beside it or above.
      const target = link ? resolved : place
      open.push([packages[target], target])
    }
  }
  return places
}

function namesOfNeeded({
  dependencies,
  optionalDependencies,
  peerDependencies,
  peerDependenciesMeta,
}) {
  const peers = Object.keys(peerDependencies ?? {}).filter(
    (name) => !peerDependenciesMeta?.[name]?.optional,
  )
  return [...Object.keys(dependencies ?? {}), ...Object.keys(optionalDependencies ?? {}), ...peers]
}

/** As Node finds a package: in the folder itself, then in those above. */
function resolve(packages, name, from) {
  for (let folder = from; ; folder = path.posix.dirname(folder)) {
    const place = path.posix.join(folder === '.' ? '' : folder, 'node_modules', name)
    if (packages[place]) return place
    if (folder === '' || folder === '.') return undefined
  }
}

function deleteOthers(folder) {
  const lock = JSON.parse(readFileSync(path.join(folder, 'package-lock.json'), 'utf8'))
  const needed = neededPlaces(lock)
  for (const place of Object.keys(lock.packages))
    if (/(^|\/)node_modules\//.test(place) && !needed.has(place))
      rmSync(path.join(folder, place), { recursive: true, force: true })
}

if (process.argv[1] === import.meta.filename) deleteOthers(path.resolve(process.argv[2]))
