// Shows the contract at /api/docs. A file of its own: the content security policy allows no inline
// scripts.
const dark = matchMedia('(prefers-color-scheme: dark)')
const followScheme = () => document.documentElement.classList.toggle('dark-mode', dark.matches)
followScheme()
dark.addEventListener('change', followScheme)

SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#api-docs',
  deepLinking: true,
  docExpansion: 'none',
  filter: true,
  tagsSorter: 'alpha',
  validatorUrl: null,
  // The session cookie is sent by itself; changing calls are tried out with a key of the person's own.
  persistAuthorization: false,
})
