/** Whether the page was opened by a link or a form, and not by going back, reloading or restoring the tab. */
export function isFirstVisit() {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return visit?.type === 'navigate'
}
