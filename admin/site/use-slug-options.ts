import { useEffect, useState } from "react";
import type { SlugOptions } from "../../schema/text/slug.ts";
import { loadSlugOptions } from "../../schema/text/slug-options.ts";
import { useEditor } from "../sync/store/editor-document.ts";

/** Of the site's main language, unless another is given. */
export function useSlugOptions(language?: string): SlugOptions {
  const site = useEditor((state) => state.document.site);
  const [options, setOptions] = useState<SlugOptions>({ language });
  useEffect(() => {
    let isWanted = true;
    void loadSlugOptions(site, language).then((loaded) => isWanted && setOptions(loaded));
    return () => {
      isWanted = false;
    };
  }, [site, language]);
  return options;
}
