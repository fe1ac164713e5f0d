import { getApps, initializeApp } from 'firebase/app'
import { forceWebSockets, getDatabase, goOffline, goOnline, onValue, ref } from 'firebase/database'
import type { TrackMapData } from '~/domain/orders/track'

type Listener = { changed: (value: unknown) => void; refused: () => void }

/**
 * Subscribes to a path of the realtime database and returns the function that unsubscribes and closes the connection.
 * The client reconnects by itself. WebSockets only, because the other transport adds scripts to the page.
 */
export function readDatabase({ config, path }: NonNullable<TrackMapData['realtime']>, listener: Listener): () => void {
  forceWebSockets()
  // A page has one client, which comes back from the back/forward cache with it: a deleted one would stay in memory.
  const database = getDatabase(getApps()[0] ?? initializeApp(config))
  goOnline(database)
  const stop = onValue(ref(database, path), (snapshot) => listener.changed(snapshot.val()), listener.refused)
  return () => {
    stop()
    goOffline(database)
  }
}
