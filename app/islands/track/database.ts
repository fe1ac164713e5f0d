import { deleteApp, initializeApp } from 'firebase/app'
import { forceWebSockets, getDatabase, goOffline, onValue, ref } from 'firebase/database'
import type { TrackMapData } from '~/domain/orders/track'

type Listener = { changed: (value: unknown) => void; refused: () => void }

/**
 * Subscribes to a path of the realtime database and returns the function that unsubscribes and closes everything. The
 * client reconnects by itself. WebSockets only, because the other transport adds scripts to the page.
 */
export function readDatabase({ config, path }: NonNullable<TrackMapData['realtime']>, listener: Listener): () => void {
  forceWebSockets()
  const app = initializeApp(config)
  const database = getDatabase(app)
  const stop = onValue(ref(database, path), (snapshot) => listener.changed(snapshot.val()), listener.refused)
  return () => {
    stop()
    goOffline(database)
    void deleteApp(app)
  }
}
