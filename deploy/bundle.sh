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
mkdir -p "$bundle/bin" "$bundle/dist" "$bundle/deploy" "$bundle/docs"
cp -R dist/app dist/client dist/server "$bundle/dist/"
cp -R package.json package-lock.json LICENSE CHANGELOG.md redial.env.example db scripts src packages "$bundle/"
cp -R deploy/redial.service deploy/Caddyfile deploy/nginx.conf deploy/haproxy.cfg deploy/monitoring deploy/README.md \
  "$bundle/deploy/"
cp docs/operating.md docs/scaling.md docs/backup-format.md "$bundle/docs/"
# The pages are in dist; images and codes are processed by programs of src.
rm -rf "$bundle/src/web" "$bundle"/packages/*/node_modules
find "$bundle/src" "$bundle/packages" "$bundle/scripts" \( -name '*.test.ts' -o -name '*.fixture.ts' \) -delete
find "$bundle/dist/app" -name '*.map' -delete
install -m 755 deploy/redial "$bundle/bin/redial"

cd "$bundle"
npm ci --omit=dev --no-audit --no-fund --prefer-offline --loglevel=error
node --input-type=module -e 'import { ensureNode } from "./scripts/bootstrap.mjs"; await ensureNode(process.cwd())'
# A second name of the same program, and headers to compile against.
rm -rf node_modules/node/node_modules
node "$root/deploy/bundle-packages.mjs" .
find node_modules \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \) -delete
find node_modules/.bin -xtype l -delete

version=$(node -p 'require("./package.json").version')
brings=$(node_modules/.bin/node -p '`Node ${process.version} for ${process.platform}-${process.arch}`')
cat > README.md << END
# Redial $version

It brings $brings, PostgreSQL, and all packages. Nothing is installed or built.
It needs glibc 2.28 or newer (Debian 10, Ubuntu 20.04, RHEL 8 or newer) and libatomic.

    ORIGIN=https://phones.example.org DATA_DIR=/var/lib/redial bin/redial     # serves the shop
    DEMO=1 ORIGIN=http://localhost:3000 bin/redial                            # serves a demo
    bin/redial help                                                           # lists the commands

How to install it as a service is in [deploy/README.md](deploy/README.md), the settings are in
[docs/operating.md](docs/operating.md).
END

# Unpacked by root it belongs to root: else the user who has the number of the one who made it could change the program.
tar -C "$(dirname "$bundle")" --owner=0 --group=0 --numeric-owner --mode=go-w \
  -czf "$bundle.tar.gz" "$(basename "$bundle")"
echo "Redial $version with $brings"
echo "$bundle: $(du -sh "$bundle" | cut -f1), $bundle.tar.gz: $(du -h "$bundle.tar.gz" | cut -f1)"
