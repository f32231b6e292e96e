/**
 * The build puts this in place of the query library's store of mutations: pages here change things by
 * calling the API and then say which queries are old, so its machinery would be carried for nothing.
 */
export class MutationCache {
  getAll(): never[] {
    return []
  }
  findAll(): never[] {
    return []
  }
  clear(): void {}
  resumePausedMutations(): Promise<void> {
    return Promise.resolve()
  }
  build(): never {
    throw new Error('mutations are left out of this build; see vite.config.ts')
  }
}
