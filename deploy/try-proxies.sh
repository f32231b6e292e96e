#!/bin/sh
# Boots each proxy that is installed with its sample and walks through a shop behind it:
#   deploy/try-proxies.sh [SECONDS]
# A folder made by bundle.sh is expected in BUNDLE. Checks a page over IPv4 and IPv6, the address in X-Forwarded-For, a change
# from a page of the shop and one from another host, an upload of 10 MB, and a message stream that stays open for so many
# seconds (101 by default) with nothing but heartbeats. Needs curl and openssl.
set -eu
deploy=$(cd "$(dirname "$0")" && pwd)
idle=${1:-101}
port=${PORT:-3800}
https=${HTTPS_PORT:-3843}
plain=${HTTP_PORT:-3880}
host=phones.example.org
work=$(mktemp -d)
shop='' proxy='' seller=seller@redial.example
trap 'kill $proxy $shop 2>/dev/null || true; wait 2>/dev/null || true; rm -rf "$work"' EXIT
failed=0

report() { # NAME EXPECTED ACTUAL
  if [ "$2" = "$3" ]; then echo "  ok    $1"; else echo "  FAIL  $1: $3 instead of $2"; failed=1; fi
}
# Calls the shop through the proxy, at the address of its certificate.
call() { curl -sk -m "$((idle + 30))" --connect-to "$host:443:${at:-127.0.0.1}:$https" "$@"; }
code() { call -o "$work/body" -w '%{http_code}' "$@" || true; }

echo "starting a demo shop at port $port"
DATA_DIR=$work/data ENV_FILE=/dev/null DEMO=1 PORT=$port HOST=127.0.0.1 ORIGIN=https://$host TRUST_PROXY=1 WORKERS=1 \
  "${BUNDLE:?BUNDLE is a folder made by bundle.sh}/bin/redial" serve > "$work/shop.log" 2>&1 &
shop=$!
curl -s --retry 120 --retry-delay 1 --retry-all-errors -f -o /dev/null "http://127.0.0.1:$port/readyz"
until grep -q 'Redial is running' "$work/shop.log"; do kill -0 $shop; sleep 1; done
openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj "/CN=$host" -addext "subjectAltName=DNS:$host" \
  -keyout "$work/key.pem" -out "$work/crt.pem" 2>/dev/null
cat "$work/crt.pem" "$work/key.pem" > "$work/both.pem"
head -c 10000000 /dev/zero > "$work/large"

start_nginx() {
  sed -e "s#/etc/ssl/$host.pem#$work/crt.pem#; s#/etc/ssl/$host.key#$work/key.pem#; s/127.0.0.1:3000/127.0.0.1:$port/" \
    -e "s/listen 443/listen $https/; s/:443 ssl/:$https ssl/; s/listen 80;/listen $plain;/; s/:80;/:$plain;/" \
    "$deploy/nginx.conf" > "$work/site.conf"
  printf 'daemon off;\npid %s/nginx.pid;\nerror_log stderr;\nevents {}\nhttp {\n access_log off;\n client_body_temp_path %s;\n proxy_temp_path %s;\n fastcgi_temp_path %s;\n uwsgi_temp_path %s;\n scgi_temp_path %s;\n include %s/site.conf;\n}\n' \
    "$work" "$work/t1" "$work/t2" "$work/t3" "$work/t4" "$work/t5" "$work" > "$work/nginx.conf"
  nginx -c "$work/nginx.conf" > "$work/proxy.log" 2>&1 & proxy=$!
}
start_haproxy() {
  sed -e "s#/etc/ssl/$host.pem#$work/both.pem#; s/127.0.0.1:3000/127.0.0.1:$port/" \
    -e "s/bind :80,:::80/bind :$plain,:::$plain/; s/bind :443,:::443/bind :$https,:::$https/" "$deploy/haproxy.cfg" > "$work/haproxy.cfg"
  haproxy -f "$work/haproxy.cfg" > "$work/proxy.log" 2>&1 & proxy=$!
}
start_caddy() {
  { printf '{\n\thttp_port %s\n\thttps_port %s\n\tauto_https disable_redirects\n\tadmin off\n}\n' "$plain" "$https"
    sed -e "s/127.0.0.1:3000/127.0.0.1:$port/; s#^$host {#$host {\n\ttls $work/crt.pem $work/key.pem#" "$deploy/Caddyfile"; } > "$work/Caddyfile"
  HOME=$work caddy run --config "$work/Caddyfile" --adapter caddyfile > "$work/proxy.log" 2>&1 & proxy=$!
}

walk() {
  call --retry 30 --retry-delay 1 --retry-all-errors -f -o /dev/null "https://$host/readyz"
  report 'a page' 200 "$(code "https://$host/")"
  at='[::1]'; report 'a page over IPv6' 200 "$(code "https://$host/")"; at=127.0.0.1
  login='{"email":"'$seller'","password":"redial-demo-admin"}'
  report 'log in from a page of the shop' 200 "$(code -c "$work/jar" -H 'content-type: application/json' -H "origin: https://$host" -d "$login" "https://$host/api/auth/sign-in/email")"
  report 'a change from another host is refused' 403 "$(code -b "$work/jar" -H 'content-type: application/json' -H 'origin: https://other.example' -H 'sec-fetch-site: cross-site' -d "$login" "https://$host/api/auth/sign-in/email")"
  # Redial itself says that it is no picture: the proxy let all of it through.
  got=$(code -b "$work/jar" -H "origin: https://$host" -F "image=@$work/large;type=image/jpeg" "https://$host/api/media")
  report '10 MB reach the shop' '415 ' "$got $(grep -o '<html' "$work/body" | head -1)"
  call -N -b "$work/jar" -m "$idle" -o "$work/stream" "https://$host/api/messages/stream" || stream=$?
  report "a message stream stays open for $idle s" 28 "${stream:-0}"
  beats=$(grep -c . "$work/stream" || true)
  [ "$beats" -ge $((idle / 30)) ] && report 'its heartbeats arrive' yes yes || report 'its heartbeats arrive' yes "$beats lines"
}

for name in caddy nginx haproxy; do
  command -v $name > /dev/null || { echo "$name: skipped, not installed"; continue; }
  echo "$name"
  stream=''
  "start_$name"
  walk
  kill $proxy; wait $proxy 2>/dev/null || true; proxy=''
done
exit $failed
