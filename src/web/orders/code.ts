/** People type a code in groups: spaces and dashes are no mistake. */
export function digitsOf(code: string) {
  return code.replace(/[\s-]/g, '')
}

export function whyNotCode(code: string) {
  const digits = digitsOf(code)
  if (digits === '') return 'Code is required'
  if (!/^\d{6}$/.test(digits)) return 'The code has six digits'
}

/** '123 456', as people read it out. */
export function grouped(code: string) {
  return code.replace(/^(\d{3})(\d{3})$/, '$1 $2')
}

/** The code behind the sign of an address: what a phone's camera opens. */
export function codeIn(hash: string): string | undefined {
  return /(?:^|[#&])code=(\d{6})(?:&|$)/.exec(hash)?.[1]
}
