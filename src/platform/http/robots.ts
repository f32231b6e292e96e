const ROBOT =
  /bot\b|bot[/_ -]|crawl|spider|slurp|preview|headless|lighthouse|monitor|scrape|fetch|curl|wget|python|java\/|go-http|axios|facebookexternalhit|whatsapp|telegram/i

/** True for bots by their user agent, and for prefetched pages. */
export function isRobot(headers: Headers): boolean {
  if (/prefetch|prerender/i.test(headers.get('sec-purpose') ?? headers.get('purpose') ?? ''))
    return true
  const agent = headers.get('user-agent') ?? ''
  return agent === '' || ROBOT.test(agent)
}
