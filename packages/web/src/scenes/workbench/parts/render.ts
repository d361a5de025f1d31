import DOMPurify from 'dompurify';
import { Marked } from 'marked';

/** HTML that the page's policy lets in, for `dangerouslySetInnerHTML`. */
export interface SafeHtml {
  readonly __html: string;
}

const marked = new Marked({ gfm: true, breaks: false });

/** Pictures that would be fetched from elsewhere tell that someone reads here: only those within the text are shown. */
const HARMLESS_PICTURE = /^data:image\/(?:png|jpeg|gif|webp|svg\+xml);/i;

DOMPurify.addHook('afterSanitizeAttributes', (node) => {
  if (node.nodeName === 'IMG' && !HARMLESS_PICTURE.test(node.getAttribute('src') ?? '')) {
    const text = node.ownerDocument.createElement('em');
    text.textContent = `[Image: ${node.getAttribute('alt') || 'without a description'}]`;
    node.replaceWith(text);
  }
  if (node.nodeName === 'A' && node.hasAttribute('href')) {
    node.setAttribute('rel', 'noopener noreferrer');
    if (!node.getAttribute('href')?.startsWith('#')) node.setAttribute('target', '_blank');
  }
});

/** Markdown as HTML without anything that runs, loads or styles. */
export function renderMarkdown(markdown: string): SafeHtml {
  const html = marked.parse(markdown, { async: false });
  const safe = DOMPurify.sanitize(html, {
    RETURN_TRUSTED_TYPE: true,
    USE_PROFILES: { html: true },
    FORBID_TAGS: [
      'style',
      'form',
      'input',
      'button',
      'textarea',
      'select',
      'dialog',
      'audio',
      'video',
      'source',
      'track',
    ],
    FORBID_ATTR: [
      'style',
      'class',
      'id',
      'name',
      'srcset',
      'background',
      'popover',
      'popovertarget',
      'tabindex',
    ],
  });
  // The policy's own type, which Preact hands on as it is.
  return { __html: safe as unknown as string };
}
