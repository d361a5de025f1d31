/** Cuts a `text/event-stream` into its events, whatever pieces it comes in. Comments and other fields are passed over. */
export function createFrameReader(onFrame: (event: string, data: string) => void): (text: string) => void {
  let pieces: string[] = [];
  let event = '';
  let data: string[] = [];

  const line = (text: string): void => {
    if (text === '') {
      if (data.length > 0) onFrame(event || 'message', data.join('\n'));
      event = '';
      data = [];
      return;
    }
    const [, field = '', value = ''] = /^([^:]*)(?:: ?([^]*))?$/.exec(text) ?? [];
    if (field === 'data') data.push(value);
    else if (field === 'event') event = value;
  };

  return (text) => {
    // Only the new piece is searched: a result comes as one long line in many pieces.
    let start = 0;
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
      pieces.push(text.slice(start, end));
      line(pieces.join('').replace(/\r$/, ''));
      pieces = [];
      start = end + 1;
    }
    if (start < text.length) pieces.push(text.slice(start));
  };
}
