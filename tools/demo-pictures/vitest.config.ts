import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { root: import.meta.dirname, environment: 'node', testTimeout: 60_000 },
})
