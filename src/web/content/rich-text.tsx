/** HTML that the server made of Markdown: it contains no code, whatever an admin typed. */
export function RichText({ html, className }: { html: string; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the renderer escapes all HTML of the text
  const content = <div dangerouslySetInnerHTML={{ __html: html }} className="rich-text" />
  return className ? <div className={className}>{content}</div> : content
}
