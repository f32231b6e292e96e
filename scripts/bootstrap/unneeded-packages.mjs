import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'

/**
 * Deletes the packages of an installation without development packages that no library needs. npm keeps them as
 * optional peers: Better Auth can use Vitest, which the lock file has for the tests, and Vitest brings
 * Vite and Rolldown. 45 MB.
 */
export function deleteUnneededPackages(root) {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'))
  const needed = neededPackages(packages)
  for (const place of Object.keys(packages))
    if (place.includes('node_modules/') && !needed.has(place))
      rmSync(path.join(root, place), { recursive: true, force: true })
}

/**
 * The places of the packages that `dependencies` lead to, without optional peers.
 * `packages` is that of package-lock.json, places are like `node_modules/a/node_modules/b`.
 */
export function neededPackages(packages) {
  const needed = new Set()
  const visit = (place) => {
    if (!place || needed.has(place)) return
    needed.add(place)
    const { link, resolved } = packages[place]
    // A link leads to one of our own packages, which has the dependencies.
    if (link) return visit(resolved)
    for (const name of requirementsOf(packages[place])) visit(resolve(packages, place, name))
  }
  for (const name of Object.keys(packages[''].dependencies ?? {}))
    visit(resolve(packages, '', name))
  return needed
}

function requirementsOf({ dependencies, optionalDependencies, peerDependencies, ...others }) {
  const isOptional = (name) => others.peerDependenciesMeta?.[name]?.optional
  return [
    ...Object.keys(dependencies ?? {}),
    ...Object.keys(optionalDependencies ?? {}),
    ...Object.keys(peerDependencies ?? {}).filter((name) => !isOptional(name)),
  ]
}

/** Where Node finds a package that is imported from the one at `place`: the nearest folder upwards. */
function resolve(packages, place, name) {
  const folders = place.split('/node_modules/')
  for (let depth = folders.length; depth >= 0; depth -= 1) {
    const parent = folders.slice(0, depth).join('/node_modules/')
    const candidate = parent ? `${parent}/node_modules/${name}` : `node_modules/${name}`
    if (packages[candidate]) return candidate
  }
}
