#!/bin/sh
# Makes a folder, and beside it a .tar.gz, that runs without a build and without development packages:
#   deploy/bundle.sh [FOLDER]
# It has the built pages and server, the packages for production with the pinned Node, and bin/redial. It runs on the
# system and processor that it was made on.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
bundle=${1:-$root/dist/redial}
case $bundle in /*) ;; *) bundle=$PWD/$bundle ;; esac

cd "$root"
node --input-type=module -e '
import { ensureBuilt, ensureInstalled, isBuilt } from "./scripts/bootstrap.mjs"
await ensureInstalled({ dev: !isBuilt() })
await ensureBuilt()'

rm -rf "$bundle"
mkdir -p "$bundle/bin" "$bundle/dist" "$bundle/deploy"
cp -R dist/app dist/client dist/server "$bundle/dist/"
cp -R package.json package-lock.json LICENSE README.md redial.env.example db scripts src packages "$bundle/"
cp deploy/redial.service deploy/Caddyfile deploy/nginx.conf deploy/haproxy.cfg deploy/README.md "$bundle/deploy/"
# The pages are in dist; images and codes are processed by programs of src.
rm -rf "$bundle/src/web" "$bundle"/packages/*/node_modules
find "$bundle/src" "$bundle/packages" "$bundle/scripts" \( -name '*.test.ts' -o -name '*.fixture.ts' \) -delete
find "$bundle/dist/app" -name '*.map' -delete
install -m 755 deploy/redial "$bundle/bin/redial"

cd "$bundle"
npm ci --omit=dev --no-audit --no-fund --prefer-offline --loglevel=error
node --input-type=module -e 'import { ensureNode } from "./scripts/bootstrap.mjs"; await ensureNode(process.cwd())'

tar -C "$(dirname "$bundle")" -czf "$bundle.tar.gz" "$(basename "$bundle")"
echo "$bundle: $(du -sh "$bundle" | cut -f1), $bundle.tar.gz: $(du -h "$bundle.tar.gz" | cut -f1)"
